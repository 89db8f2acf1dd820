import styled from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { tour } from '../content/tour';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { RoundButton } from '../ui/Button';
import type { Card } from './cards';

interface Props {
  card?: Card;
  /** Undefined if motion is not allowed. Then there is no play button. */
  plays?: boolean;
  onToggle: () => void;
  onClose: () => void;
}

export function TourTop({ card, plays, onToggle, onClose }: Props) {
  return (
    <Top>
      <p>
        {card ? card.story.tile.name : tour.title}
        {card && (
          <Label as="span">
            {card.place + 1} of {storyTiles.length}
          </Label>
        )}
      </p>
      {plays !== undefined && card && (
        <RoundButton
          type="button"
          aria-label={plays ? 'Pause' : 'Play'}
          onClick={(event) => {
            // Otherwise, the dialog would pause the tour after any keyboard click, even on Play.
            event.stopPropagation();
            onToggle();
          }}
        >
          <Icon name={plays ? 'pause' : 'play'} size="18px" />
        </RoundButton>
      )}
      <RoundButton type="button" aria-label="Close the tour" onClick={onClose}>
        <Icon name="close" size="20px" />
      </RoundButton>
    </Top>
  );
}

const Top = styled.div`
  grid-row: 2;
  display: flex;
  gap: 0.6rem;
  align-items: center;
  padding: 0.5rem var(--side);

  p {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9rem;
    align-items: baseline;
    max-width: none;
    font-weight: 600;
    line-height: 1.3;
  }
`;
