/** When you change a figure, also change the texts that spell it out, such as “six videos”. */
export const figures = {
  mobileApps: { value: '6+', label: 'mobile apps' },
  flightAttendants: { value: '28,000+', label: 'flight attendants' },
  designProcess: { value: '80%', label: 'faster design process' },
  fileIdentification: { value: '28%', label: 'more efficient at identifying files' },
  engagement: { value: '70%', label: 'increase in engagement' },

  skyproTeam: { value: '1–4', label: 'people on the team' },

  marketplaceTeam: { value: '4', label: 'people on the team' },
  marketplaceLinks: { value: '7', label: 'navigation links before' },
  marketplaceColumnsBefore: { value: '4', label: 'columns before' },
  marketplaceColumnsAfter: { value: '2', label: 'columns after' },
  testRounds: { value: '2', label: 'rounds of remote user testing' },
  testRoundOne: { value: '6', label: 'people in round 1, at most' },
  testRoundTwo: { value: '7', label: 'people in round 2, at most' },
  testQuestions: { value: '7', label: 'questions in each round' },

  mediaBridgeTeam: { value: '9', label: 'people on the team' },
  grants: { value: '2', label: 'grants' },
  grantTotal: { value: '$45,000', label: 'in two grants' },
  audienceAge: { value: '18–24', label: 'audience age' },

  videos: { value: '6', label: 'videos' },
  videoMinutes: { value: '1–2', label: 'minutes each' },
  videoTeam: { value: '1–4', label: 'people on the team' },

  mealTeam: { value: '9', label: 'people on the team' },
} as const satisfies Record<string, Figure>;

export interface Figure {
  value: string;
  label: string;
}
