import type { Block, Film } from '../content/types';

export function isAnswered(block: Block): boolean {
  switch (block.kind) {
    case 'reflection':
      return Boolean(block.failed ?? block.differently);
    case 'decision':
      return Boolean(block.chosen ?? block.rejected ?? block.why ?? block.cost);
    case 'prototype':
      return block.address !== undefined;
    case 'films':
      return block.films.some(hasFilm);
    default:
      return true;
  }
}

export const hasFilm = ({ film, address }: Film): boolean => Boolean(film ?? address);
