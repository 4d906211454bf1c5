/** What is drawn on the cards besides numbers and symbols, as paths in a square of 24 units. */

/** The part of the car that an upgrade improves. */
export const PARTS: Record<string, string> = {
  'four-wheel-drive': 'M4 4h4v6H4ZM16 4h4v6h-4ZM4 14h4v6H4ZM16 14h4v6h-4ZM8 7h8M8 17h8M12 7v10',
  body: 'M2 15c1-4 4-5 7-5l4-4h5l3 5 2 1v4h-3M8 16h8M2 16h2M6 14a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM18 14a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  brakes:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM19 6l3 2v8l-3 2M12 5v1M12 18v1M5 12h1',
  'cooling-system': 'M4 4h16v16H4ZM8 4v16M12 4v16M16 4v16M4 9h16M4 15h16',
  rpm: 'M3 17a9 9 0 1 1 18 0M12 17l5-7M6 11l1 1M12 8v1.500M18 11l-1 1M3 17h2M19 17h2',
  fuel: 'M5 21V5a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v16M3 21h13M7 7h5v4H7ZM14 11h2a2 2 0 0 1 2 2v4a1.500 1.500 0 0 0 3 0V9l-3-3',
  'gas-pedal': 'M9 3h7l2 12H7ZM9 15l-4 6M10 7h5M10 11h6',
  suspension: 'M12 2v3M7 5h10M7 5l10 3M17 8 7 11M7 11l10 3M17 14 7 17M7 17h10M12 17v5',
  'turbo-charger': 'M11 5a8 8 0 1 0 8 8V5ZM11 9a4 4 0 1 0 4 4M11 13l2-3M11 13l3 2M11 13l-2 3M11 13l-3-2',
  wings: 'M2 7c6 3 14 3 20 0v4c-6 2.500-14 2.500-20 0ZM7 11v8M17 11v8M5 19h14',
  'air-intake': 'M3 5l8 4v6l-8 4ZM11 9h10M11 15h10M15 12h6',
  'front-wing': 'M12 3v10M9 8l3 5 3-5M2 13c6-2 14-2 20 0v4c-6-1.500-14-1.500-20 0Z',
  tires: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v5M12 16v5M3 12h5M16 12h5',
};

/** Flames, the outer one and those within it. */
export const FLAMES = [
  'M12 1.500c2 5 8 7 8 13.500a8 8 0 0 1-16 .5C4 10 8 9.500 8 5c2 1 3 2.500 3 4.500 1.500-2 2-5 1-8Z',
  'M12 9c1 3 4.500 4 4.500 7.500a4.500 4.500 0 0 1-9 .3C7.500 14 10 13.500 10 11c1 .5 1.500 1.200 1.600 2.200.7-1.200.8-2.700.4-4.200Z',
];

/** A burst: the nerves of the driver. */
export const BURST =
  'M12 1l2.500 6L20 4l-2 6 5 2-5 2.500L20 20l-5.500-3L12 23l-2.500-6L4 20l2-5.500L1 12l5-2-2-6 5.500 3Z';

export const STAR = 'M12 2l3 7 7.500.5-5.800 4.800 1.900 7.300L12 17.500l-6.600 4.100 1.900-7.300L1.500 9.500 9 9Z';

/** Where the needle of the speedometer points, in degrees from straight up. */
export const needle = (speed: number): number => -100 + speed * 40;
