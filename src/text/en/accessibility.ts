/** For whom the app is made, and how that was tested, in English. */
export const accessibility = {
  'accessibility.title': 'Accessibility',
  'accessibility.aim':
    'Everybody should be able to play: by touch, mouse, keyboard or switch, with a screen reader, with large text, without colours and without movement.',
  'accessibility.settings':
    'In Settings you find larger text, stronger contrast, less movement, and controls for the left hand.',
  'accessibility.tested':
    'Tests play whole games by keys alone, and by what the app tells a screen reader. They try text at twice its size and measure contrast. Every side has a shape beside its colour.',
  'accessibility.gaps':
    'Still missing: rulebooks in other languages than English. With text at twice its size on a phone held sideways, the building site of CastleScape and the hand are not on one screen.',
  'accessibility.untried':
    'Tried with Chromium, Firefox and WebKit on a computer; nobody has tried it yet on real phones with VoiceOver or TalkBack. If something keeps you out, please report it.',
} as const
