/** Hints: what to do, and the reasons for it, in English. */
export const hints = {
  'castlescape.hint.build': 'Build a Wall on {square}.',
  'castlescape.hint.post': 'Post a Recruit on {square}.',
  'castlescape.hint.recall': 'Take your Recruit on {square} back.',
  'castlescape.hint.lose': 'Give up your Recruit on {square}.',
  'castlescape.hint.oust': 'Remove the Recruit of {name} on {square}.',
  'castlescape.hint.move': 'Move your Recruit from {from} to {to}.',
  'castlescape.hint.play': 'Play {card}.',
  'castlescape.hint.playBranch': 'Play {card} for this: {what}.',
  'castlescape.hint.playAgainst': 'Play {card} against {name}.',
  'castlescape.hint.buy': 'Buy {card}.',
  'castlescape.hint.take': 'Take {card} without paying.',
  'castlescape.hint.claim': 'Claim the Goal {card}.',
  'castlescape.hint.destroy': 'Destroy {card}.',
  'castlescape.hint.clear': 'Clear {card} from your Back Alley.',
  'castlescape.hint.drop': 'Discard {card}.',
  'castlescape.hint.pay': 'Pay 1 Renown.',
  'castlescape.hint.keep': 'Keep {what}.',
  'castlescape.hint.leave': 'Leave the other Walls of this card unbuilt.',
  'castlescape.hint.end': 'End your turn.',
  'castlescape.hint.none': 'No move was found.',
  'castlescape.why.finishes.own':
    '{moves, plural, one {It finishes} other {With it you finish}} a Bailey of {size} that you claim: +{n} Renown.',
  'castlescape.why.finishes.shared':
    '{moves, plural, one {It finishes} other {With it you finish}} a Bailey of {size} that you share with {names}: +{n} Renown.',
  'castlescape.why.finishes.others':
    '{moves, plural, one {It finishes} other {With it you finish}} a Bailey of {size}, which goes to {names}.',
  'castlescape.why.finishes.nobody':
    '{moves, plural, one {It finishes} other {With it you finish}} a Bailey of {size} that nobody claims.',
  'castlescape.why.encloses':
    '{moves, plural, one {Then} other {Once its Walls stand,}} {missing, plural, one {# more Wall makes} other {# more Walls make}} a Bailey of {size}.',
  'castlescape.why.enclosesOwn':
    '{moves, plural, one {Then} other {Once its Walls stand,}} {missing, plural, one {# more Wall makes} other {# more Walls make}} a Bailey of {size} that you would claim: +{n} Renown.',
  'castlescape.why.willClaim':
    '{moves, plural, one {You} other {With it you}} would claim a Bailey of {size} once {square} is built: +{n} Renown.',
  'castlescape.why.leads':
    '{moves, plural, one {You then} other {With it you}} lead a Bailey of {size}: +1 Renown at each Inspection.',
  'castlescape.why.stops': '{moves, plural, one {Then} other {With it,}} {name} no longer leads a Bailey of {size}.',
  'castlescape.why.stands':
    '{moves, plural, one {The} other {Its}} Recruit counts where {missing, plural, one {# more Wall makes} other {# more Walls make}} a Bailey of {size}.',
  'castlescape.why.meetsGoal':
    '{moves, plural, one {It meets} other {With it you meet}} the Goal {aim}: claim it for +{n} Renown.',
  'castlescape.why.meetsContract':
    '{moves, plural, one {It meets} other {With it you meet}} your Contract {aim}: {n} Renown if that is still so at the end.',
  'castlescape.why.nears': 'It brings you to {reached} of {needed} for {aim}.',
  'castlescape.why.claimsGoal': 'It brings you {n} Renown.',
  'castlescape.why.paysFor': 'Its Gold helps you buy {card}.',
  'castlescape.why.gains': 'Each time you play it: {what}.',
  'castlescape.why.gainsNow': 'When bought: {what}.',
  'castlescape.why.gainsPrinted': 'Each time you play it: {what}. At the end it is worth {n} Renown.',
  'castlescape.why.lowers.infamy': 'Your Infamy falls from {from} to {to}, so an Inspection costs less.',
  'castlescape.why.lowers.corruption': 'Your Corruption falls from {from} to {to}, and costs less at the end.',
  'castlescape.why.draws': 'You draw {cards, plural, one {# card} other {# cards}} before you decide on the rest.',
  'castlescape.why.elseDiscarded': 'It costs nothing, and unplayed it is only discarded.',
  'castlescape.why.clears': 'You are spared its penalty: {what}.',
  'castlescape.why.thins': 'With {n} cards left, the better ones come sooner.',
  'castlescape.why.noSupply': 'All your Recruits are on the site: one must come back before you post.',
  'castlescape.why.costsNoLead': 'It costs you no lead and no claim.',
  'castlescape.why.comesBack': 'It comes back with your next shuffle.',
  'castlescape.why.contracts': 'Together they are worth {n} Renown.',
  'castlescape.why.inspectionFollows': 'The quarry is empty, so an Inspection follows.',
  'castlescape.why.penaltiesLeft':
    '{n, plural, one {The card that is left has a penalty.} other {The cards that are left have penalties.}}',
  'castlescape.why.cardsLeft':
    'No use was found for {n, plural, one {the card} other {the # cards}} left in your hand.',
  'castlescape.why.goldLeft': 'No better use for your {n} Gold was found.',
  'castlescape.why.nothingLeft': 'Nothing is left to do.',
} as const
