import type { Block } from '../content/types';

/** False if the block has only unanswered questions to the owner. */
export function isAnswered(block: Block): boolean {
  if (block.kind === 'reflection') return Boolean(block.failed ?? block.differently);
  if (block.kind !== 'decision') return true;
  const { chosen, rejected, why, cost } = block;
  return Boolean(chosen ?? rejected ?? why ?? cost);
}
