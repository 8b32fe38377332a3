// The order in which I hold my cards: sorted, or as I like.

/** Return the hand in my own order; a card that is new goes next to the one that is sorted before it. */
export function arrange(own: string[], sorted: string[]): string[] {
  const order = own.filter((card) => sorted.includes(card));
  sorted.forEach((card, at) => {
    if (!order.includes(card)) order.splice(at === 0 ? 0 : order.indexOf(sorted[at - 1] as string) + 1, 0, card);
  });
  return order;
}

/** Return the order after a card has gone to another place. */
export function move(order: string[], card: string, to: number): string[] {
  return order.filter((one) => one !== card).toSpliced(to, 0, card);
}

/** Say whether two orders are the same. */
export function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}
