/** How a game's cards can be looked through, outside of play. */
/** Something printed on cards that one may look for: its values in their order, which of them a card has, their names. */
export interface Facet<Card> { id: string; values: readonly string[]; of: (card: Card) => string[]; name: (value: string) => string }

/** The cards of a game to look through, by the id under which its face draws them. */
export interface CardIndex<Card = unknown> {
  cards: ReadonlyMap<string, Card>;
  /** What a card is called, as a thing of the game. */
  refOf: (id: string) => string;
  textOf: (id: string) => string;
  facets: Facet<Card>[];
}

/** A card index for the register, like `faceFor`. */
export function indexFor<Card>(index: CardIndex<Card>): CardIndex {
  return index as unknown as CardIndex;
}
