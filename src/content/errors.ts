export const errors = {
  title: 'Unexpected Application Error!',
  notFound: '404 Not Found',
  nothingHere: 'There is no page at this address.',
  nearMiss: 'Did you mean',
  broken: 'Something on this page broke. The rest of the site still works.',
  again: 'Try again',
  links: [
    { label: 'Home', to: '/' },
    { label: 'All work', to: '/work' },
  ],
};
