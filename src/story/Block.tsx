import styled from 'styled-components';
import type { Block as BlockContent } from '../content/types';
import { Rise } from '../motion/Rise';
import { DecisionBlock, ReflectionBlock } from './blocks/AnswerBlocks';
import { CardBlock } from './blocks/CardBlock';
import { FilmsBlock, PrototypeBlock } from './blocks/MediaBlocks';
import { ResultsBlock } from './blocks/ResultsBlock';
import { SceneBlock } from './blocks/SceneBlock';
import { TextBlock } from './blocks/TextBlock';
import { TripleBlock } from './blocks/TripleBlock';
import { isAnswered } from './is-answered';

const risesAsOne = new Set<BlockContent['kind']>([
  'decision',
  'prototype',
  'reflection',
  'results',
]);

export function Block({ block }: { block: BlockContent }) {
  if (!isAnswered(block)) return null;
  return (
    <Place as={risesAsOne.has(block.kind) ? Rise : undefined} id={block.id}>
      {render(block)}
    </Place>
  );
}

function render(block: BlockContent) {
  switch (block.kind) {
    case 'text':
      return <TextBlock {...block} />;
    case 'triple':
      return <TripleBlock {...block} />;
    case 'scene':
      return <SceneBlock {...block} />;
    case 'results':
      return <ResultsBlock {...block} />;
    case 'decision':
      return <DecisionBlock {...block} />;
    case 'reflection':
      return <ReflectionBlock {...block} />;
    case 'card':
      return <CardBlock {...block} />;
    case 'prototype':
      return block.address && <PrototypeBlock {...block} address={block.address} />;
    case 'films':
      return <FilmsBlock {...block} />;
    default:
      return block satisfies never;
  }
}

const Place = styled.div`
  margin-top: clamp(2.25rem, 4.5vw, 4rem);

  @media print {
    margin-top: 5mm;

    &:last-child:has(figure) {
      break-inside: avoid;
    }
  }
`;
