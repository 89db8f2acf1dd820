import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Availability } from './Availability';

test('shows the owner’s availability, or nothing if it is unknown', () => {
  const { container, rerender } = render(<Availability says={undefined} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Availability says="Open to product design roles" />);
  expect(container.querySelector('p')).toHaveTextContent('Open to product design roles');
});
