## Was die Befehle über Server tun

cli-serve-help = Tische für Browser und Bots bereitstellen.
cli-serve-more =
    Ein Prozess und eine Datei genügen. Jede Option lässt sich auch in der Umgebung setzen: TENBACK_PORT steht für --port. Strg-C hält den Server an; kein Spiel geht verloren.

    Beispiel: tenback serve --lan --browser
cli-bot-help = Einen Bot an einem Tisch auf einem Server spielen lassen.
cli-bot-more =
    Der Bot nimmt einen Platz, spielt und gibt Signale, bis das Spiel vorbei ist. Mit Strg-C verlässt er den Tisch.

    Beispiel: tenback bot --url http://127.0.0.1:8010 --table K7M2QX --bot search
cli-backup-help = Alle Tische eines Servers in eine Datei kopieren.
cli-backup-more =
    Der Server darf dabei weiterlaufen. Die Kopie hält einen einzigen Augenblick fest: Kein Spiel wird zerschnitten.

    Beispiel: tenback backup --to tables.db
cli-restore-help = Die Tische einer Kopie in eine leere Datenbank laden.
cli-restore-more =
    Beispiel: tenback restore --from tables.db --database postgresql://tenback@localhost/tenback
cli-tidy-help = Spiele und Tische löschen, zu denen lange niemand zurückgekommen ist.
cli-tidy-more =
    Erst wird gesagt, was gelöscht würde, dann gefragt. Der Server darf dabei weiterlaufen. Mach vorher mit „tenback backup“ eine Kopie, wenn du etwas davon noch brauchen könntest.

    Beispiel: tenback tidy --finished 180

## Was ihre Optionen bedeuten

serve-opt-lan = Lässt andere in deinem Netz mitspielen: Der Server ist unter allen Adressen dieses Rechners erreichbar und nennt die Adressen, die sie öffnen können.
serve-opt-host = Adresse dieses Rechners, unter der der Server erreichbar ist; sonst 127.0.0.1, nur für diesen Rechner.
serve-opt-port = Port, an dem der Server erreichbar ist; sonst 8010.
serve-opt-public-url = Adresse, unter der man den Server erreicht, wenn ein Proxy davorsteht.
serve-opt-data-dir = Ordner für die Tische, statt des üblichen.
serve-opt-database = Datenbank für die Tische: eine SQLite-Datei oder postgresql://…; sonst eine Datei im Ordner.
serve-opt-redis = Redis, über das mehrere Serverprozesse voneinander hören: redis://…
serve-opt-workers = Wie viele Serverprozesse sich den Port teilen; sonst einer. Mehr als einer braucht PostgreSQL und Redis.
serve-opt-thinkers = Wie viele Prozesse für die Bots denken; sonst einer.
serve-opt-added-bot = Lässt auch diesen Bot zur Wahl stehen: einen von tenback oder einen eigenen wie mine:Bot. Mehrfach möglich; in der Umgebung durch Leerzeichen getrennt.
serve-opt-grace = Nach wie vielen Sekunden ohne Verbindung jemand als abwesend gilt; sonst nach 30.
serve-opt-proxies = Adressen von Proxys, denen die Adressen der Besucher geglaubt werden, durch Kommas getrennt; sonst 127.0.0.1.
serve-opt-metrics = Adressen, die die Zahlen unter /metrics lesen dürfen, durch Kommas getrennt; sonst nur dieser Rechner.
serve-opt-limit = Setzt eine der Grenzen: sockets-per-address=300. Mehrfach möglich; alle stehen in docs/limits.md. In der Umgebung: TENBACK_LIMIT_SOCKETS_PER_ADDRESS.
serve-opt-browser = Die Seite im Browser öffnen, oder nicht.
serve-opt-to = Datei, in die kopiert wird. Es darf sie noch nicht geben.
serve-opt-from = Datei mit der Kopie.
serve-opt-url = Adresse des Servers.
serve-opt-table = Code des Tisches.
serve-opt-bot = Der Bot, der spielt. Einer, der nachdenkt, bekommt nach einem Doppelpunkt seine Bedenkzeit: 0.2s oder 2000 Probespiele je Zug.
serve-opt-seat = Platz für den Bot, ab 0 gezählt; sonst der erste freie.
serve-opt-name = Name des Bots am Tisch; sonst der seiner Art.
serve-opt-keep-gathering = Tage, nach denen ein Tisch gelöscht wird, an dem nie ein Spiel begann; sonst 2.
serve-opt-keep-playing = Tage, nach denen ein Spiel gelöscht wird, das niemand weiterspielt; sonst 60.
serve-opt-keep-finished = Tage, nach denen ein beendetes Spiel gelöscht wird; sonst bleibt es für immer.
serve-opt-finished = Beendete Spiele löschen, an denen sich so viele Tage nichts getan hat; sonst 365.
serve-opt-unfinished = Nicht beendete Spiele und Tische löschen, an denen sich so viele Tage nichts getan hat; sonst 60.
serve-opt-yes = Löschen, ohne zu fragen.
cli-metavar-host = RECHNER
cli-metavar-url = ADRESSE
cli-metavar-code = CODE
cli-metavar-limit = NAME=ZAHL

## Was ausgegeben wird

serve-listening = Die Tische sind offen: { $address }
serve-listening-also = Auch hier: { $address }
serve-only-here = Diese Adresse kann nur dieser Rechner öffnen. Damit Freunde in deinem Netz mitspielen können, beende den Server und starte ihn so: { $command }
serve-no-network = Dieser Rechner ist gerade in keinem Netz. Sobald sich das ändert, steht die Adresse unter „Freunde einladen“.
serve-few-bots = Bots spielen hier als Einsteiger oder Solide. Für die stärkeren: pip install "tenback[{ $extra }]"
serve-copied = { $tables ->
    [one] Ein Tisch nach { $path } kopiert.
   *[other] { $tables } Tische nach { $path } kopiert.
}
serve-restored = { $tables ->
    [one] Ein Tisch wiederhergestellt.
   *[other] { $tables } Tische wiederhergestellt.
}
serve-old-finished = { $days ->
    [one] Beendete Spiele, seit einem Tag unberührt: { $tables }
   *[other] Beendete Spiele, seit { $days } Tagen unberührt: { $tables }
}
serve-old-unfinished = { $days ->
    [one] Nicht beendete Spiele und Tische, seit einem Tag unberührt: { $tables }
   *[other] Nicht beendete Spiele und Tische, seit { $days } Tagen unberührt: { $tables }
}
serve-nothing-old = Es gibt nichts zu löschen.
serve-ask-delete = Endgültig löschen? Wenn ja, schreib „ja“:
serve-word-yes = ja
serve-deleted = { $tables ->
    [one] Ein Tisch gelöscht.
   *[other] { $tables } Tische gelöscht.
}
serve-not-deleted = Es wurde nichts gelöscht. Mit --yes wird ohne Rückfrage gelöscht.
serve-bot-seated = { $name } sitzt am Tisch { $table }, Platz { $seat }.

## Was nicht stimmt

serve-no-url = „{ $url }“ ist keine Adresse eines Servers. Sie beginnt mit http:// oder https://.
serve-long-bot = Der Name des Bots „{ $bot }“ ist zu lang, um an einem Tisch gewählt zu werden; { $most } Zeichen sind möglich. Gib seinen Einstellungen Vorgaben oder kürzere Namen.
serve-no-such-database = „{ $address }“ ist keine Datenbank, die tenback kennt. Nenne eine Datei, oder eine Adresse, die mit sqlite:// oder postgresql:// beginnt.
serve-no-database = Die Datenbank { $address } antwortet nicht. Prüfe die Adresse, und ob sie läuft.
serve-in-use = Ein anderer Server benutzt { $path }. Beende ihn zuerst, oder wähle für diesen hier ein anderes --data-dir.
serve-disk-fails = In die Datenbank { $address } lässt sich nichts schreiben: { $why }. Schaff Platz auf dem Datenträger, oder prüfe, ob er funktioniert und beschrieben werden darf; dann starte neu.
serve-damaged = Die Datenbank { $address } ist beschädigt oder keine von tenback: { $why }. Leg sie beiseite und hol mit „tenback restore“ eine Kopie zurück, oder nenne eine andere Datenbank.
serve-newer-shape = Ein neueres tenback hat die Datenbank { $address } verändert. Bring tenback auf den neuesten Stand, oder hol mit „tenback restore“ eine frühere Kopie in eine andere Datenbank.
serve-newer-copy = { $path } stammt von einem neueren tenback. Bring tenback auf den neuesten Stand und versuch es dann noch einmal.
serve-no-redis = „{ $address }“ ist keine Adresse eines Redis. Sie beginnt mit redis:// oder rediss://.
serve-no-such-limit = Eine Grenze „{ $name }“ gibt es nicht. Setzen kannst du: { $known }.
serve-no-addresses = „{ $text }“ sind keine Adressen. Trenne sie mit Kommas: 10.0.0.7, 10.1.0.0/16; oder * für alle.
serve-workers-alone = Mehrere Serverprozesse brauchen eine Datenbank und ein Redis, die alle erreichen: --database postgresql://… und --redis redis://…
serve-no-address = Unter { $host }, Port { $port }, lässt sich der Server nicht starten: { $why }. Wähle mit --port oder --host etwas anderes.
serve-lan-or-host = Mit --lan ist der Server unter allen Adressen dieses Rechners erreichbar. Lass entweder --host oder --lan weg.
serve-not-started = Ein Serverprozess hat sich beendet, bevor er jemanden bedienen konnte. Seine letzten Zeilen oben sagen, warum.
serve-file-there = { $path } gibt es schon. Nenne eine Datei, die es noch nicht gibt.
serve-no-copy = { $path } ist keine Kopie von „tenback backup“.
serve-not-empty = In dieser Datenbank sind schon Tische. Nimm eine leere.
serve-expected-code = die sechs Buchstaben und Ziffern des Codes eines Tisches
serve-unreachable = Unter { $url } antwortet kein tenback-Server. Prüfe die Adresse.
serve-table-refused = Der Tisch nimmt den Bot nicht auf: { $text }
serve-other-rules = Der Tisch spielt nach Regeln, die dieses tenback nicht kennt. Aktualisiere tenback hier und lass den Bot dann wiederkommen.
serve-no-seat = An diesem Tisch ist kein Platz für den Bot.
serve-void = Das Spiel wurde einvernehmlich beendet.
