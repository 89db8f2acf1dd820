import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { resumeLink } from '../content/shell';
import { tour } from '../content/tour';
import { rises } from '../motion/keyframes';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { opensTour } from '../tour/tour-link';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';

/** The tour replaces the menu's history entry, so that Back skips the menu. */
export const MenuTour = memo(() => (
  <Links>
    <Link {...opensTour} replace>
      {tour.take} <Icon name="arrowRight" />
    </Link>
    <SiteLink to={resumeLink.to} newTab>
      {resumeLink.label}
    </SiteLink>
  </Links>
));

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  justify-content: space-between;
  font-size: 0.9375rem;

  a {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    min-height: var(--round-button);
    font-weight: 600;
  }
  ${whenMotionAllowed(rises)}
`;
