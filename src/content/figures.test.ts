// @vitest-environment node
import { expect, test } from 'vitest';
import { figures } from './figures';

/** Section 9 of the specification: each figure, and how the specification puts it. */
const specified = {
  mobileApps: ['6+', 'mobile apps'],
  flightAttendants: ['28,000+', 'flight attendants'],
  designProcess: ['80%', 'design process faster'],
  fileIdentification: ['28%', 'file identification efficiency up'],
  engagement: ['70%', 'engagement increase'],
  skyproTeam: ['1–4', 'SkyPro team size'],
  marketplaceTeam: ['4', 'marketplace redesign: team'],
  marketplaceLinks: ['7', 'navigation links in the original design'],
  marketplaceColumnsBefore: ['4', 'columns of the dashboard before'],
  marketplaceColumnsAfter: ['2', 'columns of the dashboard after'],
  testRounds: ['2', 'rounds of user testing'],
  testRoundOne: ['6', 'people in round 1, at most'],
  testRoundTwo: ['7', 'users in round 2, at most'],
  testQuestions: ['7', 'questions in each round'],
  mediaBridgeTeam: ['9', 'Media Bridge team'],
  grants: ['2', 'grants'],
  grantTotal: ['$45,000', 'grants totalling'],
  audienceAge: ['18–24', 'audience aged'],
  videos: ['6', 'videos'],
  videoMinutes: ['1–2', 'minutes each'],
  videoTeam: ['1–4', 'video team'],
  mealTeam: ['9', 'meal manifesting team'],
} as const;

test.each(Object.entries(specified))('%s is %j', (name, [value]) => {
  expect(figures).toHaveProperty(`${name}.value`, value);
});

test('there is no figure that the specification does not give', () => {
  expect(Object.keys(figures).toSorted()).toEqual(Object.keys(specified).toSorted());
});

test('each figure says what it counts', () => {
  for (const { label } of Object.values(figures)) expect(label).toMatch(/^[a-z ].{3,}/);
});
