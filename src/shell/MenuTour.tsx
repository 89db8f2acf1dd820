import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { tour } from '../content/tour';
import { rises } from '../motion/keyframes';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { opensTour } from '../tour/tour-link';
import { Icon } from '../ui/Icon';

/** Replaces the menu's history entry, as the menu's other links do. */
export const MenuTour = memo(() => (
  <TourLink {...opensTour} replace>
    {tour.take} <Icon name="arrowRight" />
  </TourLink>
));

const TourLink = styled(Link)`
  display: inline-flex;
  gap: 0.5em;
  align-items: center;
  height: var(--round-button);
  font-weight: 600;

  ${whenMotionAllowed(rises)}
`;
