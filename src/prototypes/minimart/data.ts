// index.html has the names and texts of the apps in `appIds`, in cards whose data-app is the id.

export const appIds = [
  'bookings',
  'coupons',
  'email',
  'inventory',
  'invoices',
  'loyalty',
  'payroll',
  'reviews',
  'sales',
  'shipping',
  'hours',
  'website',
] as const;
export const marketIds = ['gift', 'schedule', 'forms', 'receipts'] as const;
export const urgentIds = ['payroll', 'inventory', 'reviews'] as const;

export type MarketId = (typeof marketIds)[number];
export type UrgentId = (typeof urgentIds)[number];
export type AppId = (typeof appIds)[number] | MarketId;

export const isMarket = (id: AppId): id is MarketId => marketIds.some((one) => one === id);
export const isUrgent = (id: AppId): id is UrgentId => urgentIds.some((one) => one === id);

interface Facts {
  readonly kind: string;
  /** Dollars per month, or 0 if the app is included in the plan. */
  readonly price: number;
  readonly access: string;
  readonly activity: readonly (readonly [when: string, what: string])[];
}

export const facts: Record<AppId, Facts> = {
  bookings: {
    kind: 'Customers',
    price: 10,
    access: 'Owner, manager, two cashiers',
    activity: [
      ['1:50 pm', 'A customer moved Tuesday 2 pm to Wednesday 10 am'],
      ['Yesterday', '3 new appointments'],
      ['Saturday', 'Reminder sent for 5 appointments'],
    ],
  },
  coupons: {
    kind: 'Marketing',
    price: 3,
    access: 'Owner, manager',
    activity: [
      ['Saturday', 'WELCOME10 was used 4 times'],
      ['Wednesday', 'SPRING15 went live'],
    ],
  },
  email: {
    kind: 'Marketing',
    price: 12,
    access: 'Owner, manager',
    activity: [
      ['Thursday', 'Spring sale was opened by 301 people'],
      ['Thursday', 'Spring sale was sent to 812 people'],
      ['May 2', 'Draft of the summer hours note was saved'],
    ],
  },
  inventory: {
    kind: 'Stock',
    price: 12,
    access: 'Owner, manager, two cashiers',
    activity: [
      ['Yesterday', 'Count of shelf B was corrected by 2'],
      ['Friday', 'Delivery of 14 products was checked in'],
    ],
  },
  invoices: {
    kind: 'Money',
    price: 9,
    access: 'Owner',
    activity: [
      ['12:10 pm', 'Invoice 1042 was paid, $310'],
      ['Friday', 'Invoice 1045 was sent, $480'],
      ['Thursday', 'Reminder for invoice 1039 was sent'],
    ],
  },
  loyalty: {
    kind: 'Customers',
    price: 5,
    access: 'Owner, manager, two cashiers',
    activity: [
      ['Saturday', '2 tenth visits, 2 gifts'],
      ['Last week', '9 new members'],
    ],
  },
  payroll: {
    kind: 'Money',
    price: 18,
    access: 'Owner',
    activity: [
      ['Saturday', 'Friday’s shift ended without hours'],
      ['Tuesday', 'Tax form for April was filed'],
      ['May 2', 'Last payday, 3 people paid'],
    ],
  },
  reviews: {
    kind: 'Customers',
    price: 6,
    access: 'Owner, manager',
    activity: [
      ['Yesterday', 'New review, 5 of 5'],
      ['Friday', 'New review, 4 of 5'],
      ['Friday', 'You answered 3 reviews'],
    ],
  },
  sales: {
    kind: 'Money',
    price: 5,
    access: 'Owner, manager',
    activity: [
      ['1:10 pm', 'Last week’s report is ready'],
      ['Saturday', 'Best day in four weeks, $1,115'],
    ],
  },
  shipping: {
    kind: 'Stock',
    price: 6,
    access: 'Owner, manager, two cashiers',
    activity: [
      ['9:05 am', '6 packages are ready to print'],
      ['Saturday', '11 packages were picked up'],
    ],
  },
  hours: {
    kind: 'Store',
    price: 0,
    access: 'Owner, manager',
    activity: [
      ['Apr 28', 'Summer hours were planned from June 1'],
      ['Apr 21', 'Closed for the holiday; customers notified'],
    ],
  },
  website: {
    kind: 'Store',
    price: 16,
    access: 'Owner',
    activity: [
      ['Apr 21', 'New photo on the first page'],
      ['Apr 20', 'Page "Visit us" was published'],
    ],
  },
  gift: { kind: 'Customers', price: 4, access: 'Owner', activity: [['Just now', 'Added']] },
  schedule: { kind: 'Team', price: 6, access: 'Owner', activity: [['Just now', 'Added']] },
  forms: { kind: 'Customers', price: 3, access: 'Owner', activity: [['Just now', 'Added']] },
  receipts: { kind: 'Money', price: 2, access: 'Owner', activity: [['Just now', 'Added']] },
};

export const market: Record<MarketId, { name: string; about: string; tile: string }> = {
  gift: { name: 'Gift cards', about: 'Sold online and at the counter.', tile: 'clay' },
  schedule: {
    name: 'Staff schedule',
    about: 'Shifts that everybody can see and swap.',
    tile: 'teal',
  },
  forms: {
    name: 'Online forms',
    about: 'Orders and questions, sorted as they arrive.',
    tile: 'plum',
  },
  receipts: {
    name: 'Email receipts',
    about: 'A receipt in the inbox, not in the trash.',
    tile: 'navy',
  },
};

/** When an app's task is done, its card shows `state`, and screen readers announce `told`. */
export const settled: Record<UrgentId, { state: string; told: string }> = {
  payroll: { state: 'All hours are in. Payday is Friday.', told: 'Hours added.' },
  inventory: { state: '4 products on their way', told: '4 products reordered.' },
  reviews: { state: 'All reviews answered', told: 'Both reviews answered.' },
};

export const salesByDay: readonly (readonly [day: string, dollars: number])[] = [
  ['Monday', 520],
  ['Tuesday', 610],
  ['Wednesday', 480],
  ['Thursday', 705],
  ['Friday', 890],
  ['Saturday', 1115],
  ['Sunday', 430],
];

export const pageIds = ['home', 'apps', 'market', 'reports', 'billing', 'team', 'help'] as const;
export type PageId = (typeof pageIds)[number];

export const dollars = (amount: number): string =>
  amount === 0 ? 'Included' : `$${amount.toLocaleString('en-US')}`;
