"""How processes wake each other, through a real Redis."""

import asyncio

import msgspec
from redis.asyncio import Redis as Client
from redis.asyncio.client import PubSub

from tenback.server.live.bus import CHANNEL, Grown, Note, RedisBus
from tests.server.backends import Redis


async def test_what_is_published_at_once_travels_as_one_message_and_in_order(redis: Redis) -> None:
    bus, listening = RedisBus(redis.address), asyncio.Event()

    async def back() -> None:
        listening.set()

    async with Client.from_url(redis.address) as client, client.pubsub(ignore_subscribe_messages=True) as heard:
        await heard.subscribe(CHANNEL)
        running = asyncio.create_task(bus.run(lambda _note: None, back))
        async with asyncio.timeout(30):
            await listening.wait()
            for seq in range(100):
                bus.publish(Grown(bus.process, "TABLE2", seq))
            messages = await hear_until(heard, 99)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await bus.close()
    told = [note.seq for notes in messages for note in notes if isinstance(note, Grown)]
    assert told == [*range(100)]
    assert len(messages) <= 2  # a sign of life may have gone first


async def hear_until(heard: PubSub, last: int) -> list[list[Note]]:
    messages = list[list[Note]]()
    async for message in heard.listen():
        messages.append(msgspec.json.decode(message["data"], type=list[Note]))
        if any(isinstance(note, Grown) and note.seq == last for note in messages[-1]):
            break
    return messages
