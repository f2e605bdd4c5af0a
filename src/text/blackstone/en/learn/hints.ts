/** Hints: one good move with its reasons, and what tasks cost this turn, in English. */
export const hints = {
  'hint.slide': 'Slide the {vassal} from {from} to {to}.',
  'hint.swap': 'Swap the {one} on {a} with the {other} on {b}.',
  'hint.flip': 'Flip the {vassal} on {space}: its reverse is the {reverse}.',
  'hint.retain': 'Retain the {vassal} on {space}; refill it from the {tower} tower.',
  'hint.retainEmpty': 'Retain the {vassal} on {space} and leave the space empty.',
  'hint.unguard': 'Lift the guard from {space}.',
  'hint.draw': 'Buy a task from the {deck} deck.',
  'hint.complete': 'Complete the {type} task with the vassals on {left} and {right}.',
  'hint.endWork': 'End your turn.',

  'hint.why.completes': '{deeds, plural, =1 {It} other {In # moves it}} completes your {type} task: {gain}.',
  'hint.why.brings': '{deeds, plural, =1 {It} other {In # moves it}} brings {what}.',
  'hint.why.fits':
    '{left, plural, one {# of your vassals fits} other {# of your vassals fit}} its first half, {right} its second.',
  'hint.why.lays': '{deeds, plural, =1 {It} other {In # moves it}} places {count} of your {of} vassals.',
  'hint.why.starts':
    '{deeds, plural, =1 {It} other {In # moves it}} takes vassals for a set, which scores from its second vassal on.',
  'hint.why.adopts': 'It brings you a dog.',
  'hint.why.kills': 'It catches {rats, plural, one {# rat} other {# rats}}.',
  'hint.why.pays': 'A {vassal} pays for your next {type}.',
  'hint.why.hand': 'You hold {count} of {limit} tasks.',
  'hint.why.nearer':
    'Your {type} task then needs {after, plural, =0 {no more tokens} one {# more token} other {# more tokens}}; now it needs {before}.',
  'hint.why.formation':
    'The formation {after, plural, =0 {may then need no tokens at all} one {then takes at least # token} other {then takes at least # tokens}}, not {before}.',
  'hint.why.kept':
    'Nothing better was found; you hold {knights, plural, one {# knight} other {# knights}} and {wizards, plural, one {# wizard} other {# wizards}}.',

  'costs.title': 'Tasks this turn',
  'costs.thinks': 'Counting…',
  'costs.none': 'You hold no tasks.',
  'costs.ready': 'You can complete it now.',
  'costs.can': 'You can complete it this turn for {tokens}. Show how.',
  'costs.missing': 'You lack {missing, plural, one {# token} other {# tokens}}: it takes {tokens}.',
  'costs.atLeast': 'You lack at least {missing, plural, one {# token} other {# tokens}}.',
  'costs.nobody': 'The vassals that lie open now do not allow it.',
  'costs.knights': '{count, plural, one {# knight} other {# knights}}',
  'costs.wizards': '{count, plural, one {# wizard} other {# wizards}}',
  'costs.sure': 'None of this relies on a face-down card.',
  'costs.formation':
    'The formation: {tokens, plural, =0 {it may need no more slides, swaps or flips} one {at least # slide, swap or flip} other {at least # slides, swaps and flips}}.',
  'costs.absent': '{count, plural, one {# vassal is} other {# vassals are}} on neither side of any card on the board.',
  'costs.surplus': 'There {count, plural, one {is # vassal} other {are # vassals}} too many.',
} as const
