"""How processes wake each other, through a real Redis."""

import asyncio

import msgspec
from redis.asyncio import Redis as Client
from redis.asyncio.client import PubSub

from tenback.server.live.bus import CHANNEL, RedisBell, Ring, Rung
from tests.server.backends import Redis


async def test_what_is_rung_at_once_travels_as_one_message_and_in_order(redis: Redis) -> None:
    bell, listening = RedisBell(redis.address), asyncio.Event()

    async def back() -> None:
        listening.set()

    async with Client.from_url(redis.address) as client, client.pubsub(ignore_subscribe_messages=True) as heard:
        await heard.subscribe(CHANNEL)
        running = asyncio.create_task(bell.run(lambda _ring: None, back))
        async with asyncio.timeout(30):
            await listening.wait()
            for seq in range(100):
                bell.ring(Rung(bell.process, "TABLE2", seq))
            messages = await hear_until(heard, 99)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await bell.close()
    told = [ring.seq for rings in messages for ring in rings if isinstance(ring, Rung)]
    assert told == [*range(100)]
    assert len(messages) <= 2  # a sign of life may have gone first


async def hear_until(heard: PubSub, last: int) -> list[list[Ring]]:
    messages = list[list[Ring]]()
    async for message in heard.listen():
        messages.append(msgspec.json.decode(message["data"], type=list[Ring]))
        if any(isinstance(ring, Rung) and ring.seq == last for ring in messages[-1]):
            break
    return messages
