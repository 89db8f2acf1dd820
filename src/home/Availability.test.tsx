import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Availability } from './Availability';

test('shows the roles that the owner is open to, and nothing while that question is unanswered', () => {
  const { container, rerender } = render(<Availability says={undefined} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Availability says="Open to product design roles" />);
  expect(container.querySelector('p')).toHaveTextContent('Open to product design roles');
});
