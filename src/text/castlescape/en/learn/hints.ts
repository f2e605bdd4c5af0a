/** Hints: what to do, and the reasons for it, in English. */
export const hints = {
  'castlescape.hint.build': 'Build a Wall on {square}.',
  'castlescape.hint.post': 'Post a Recruit on {square}.',
  'castlescape.hint.recall': 'Take your Recruit on {square} back.',
  'castlescape.hint.lose': 'Give up your Recruit on {square}.',
  'castlescape.hint.oust': 'Remove the Recruit of {name} on {square}.',
  'castlescape.hint.move': 'Move your Recruit from {from} to {to}.',
  'castlescape.hint.play': 'Play {card}.',
  'castlescape.hint.playBranch': 'Play {card}, for this: {what}.',
  'castlescape.hint.playAgainst': 'Play {card} against {name}.',
  'castlescape.hint.buy': 'Buy {card}.',
  'castlescape.hint.take': 'Take {card} without paying.',
  'castlescape.hint.claim': 'Claim the Goal {card}.',
  'castlescape.hint.destroy': 'Destroy {card}.',
  'castlescape.hint.clear': 'Clear {card} from your Back Alley.',
  'castlescape.hint.drop': 'Discard {card}.',
  'castlescape.hint.pay': 'Pay 1 Renown.',
  'castlescape.hint.keep': 'Keep {what}.',
  'castlescape.hint.leave': 'Leave the other Walls of this card.',
  'castlescape.hint.end': 'End your turn.',
  'castlescape.hint.none': 'No move was found.',
  'castlescape.why.finishes.own':
    '{moves, plural, one {It finishes} other {In # moves it finishes}} a Bailey of {size} that you claim: +{n} Renown.',
  'castlescape.why.finishes.shared':
    '{moves, plural, one {It finishes} other {In # moves it finishes}} a Bailey of {size} that you share with {names}: +{n} Renown.',
  'castlescape.why.finishes.others':
    '{moves, plural, one {It finishes} other {In # moves it finishes}} a Bailey of {size}, claimed by {names}.',
  'castlescape.why.finishes.nobody':
    '{moves, plural, one {It finishes} other {In # moves it finishes}} a Bailey of {size} that nobody claims.',
  'castlescape.why.encloses':
    '{moves, plural, one {Then} other {In # moves}} ground of {size} lacks {missing, plural, one {# Wall} other {# Walls}} to be a Bailey.',
  'castlescape.why.enclosesOwn':
    '{moves, plural, one {Then} other {In # moves}} ground of {size}, which you would claim, lacks {missing, plural, one {# Wall} other {# Walls}}: +{n} Renown.',
  'castlescape.why.willClaim':
    '{moves, plural, one {You} other {In # moves you}} would claim a Bailey of {size} once {square} is built: +{n} Renown.',
  'castlescape.why.leads':
    '{moves, plural, one {You then lead} other {In # moves you lead}} a Bailey of {size}: +1 Renown at each Inspection.',
  'castlescape.why.stops': '{moves, plural, one {Then} other {In # moves}} {name} no longer leads a Bailey of {size}.',
  'castlescape.why.stands':
    '{moves, plural, one {The Recruit} other {In # moves a Recruit}} counts in ground of {size} that lacks {missing, plural, one {# Wall} other {# Walls}}.',
  'castlescape.why.meetsGoal':
    '{moves, plural, one {It meets} other {In # moves it meets}} the Goal {aim}: +{n} Renown for whoever claims it first.',
  'castlescape.why.meetsContract':
    '{moves, plural, one {It meets} other {In # moves it meets}} your Contract {aim}: {n} Renown, if it still does at the end.',
  'castlescape.why.nears': 'It brings you to {reached} of {needed}: {aim}.',
  'castlescape.why.claimsGoal': 'It brings you {n} Renown.',
  'castlescape.why.paysFor': '{moves, plural, one {Its Gold buys} other {In # moves its Gold helps to buy}} {card}.',
  'castlescape.why.gains': 'Once it is in your hand: {what}.',
  'castlescape.why.gainsNow': 'When bought: {what}.',
  'castlescape.why.gainsPrinted': 'Once it is in your hand: {what}. At the end it is worth {n} Renown.',
  'castlescape.why.lowers.infamy': 'Your Infamy falls from {from} to {to}, so an Inspection costs less.',
  'castlescape.why.lowers.corruption': 'Your Corruption falls from {from} to {to}, and costs less at the end.',
  'castlescape.why.draws': 'You draw {cards, plural, one {# card} other {# cards}} before you decide on the rest.',
  'castlescape.why.elseDiscarded': 'It costs nothing, and unplayed it is only discarded.',
  'castlescape.why.clears': 'Its penalty is not taken: {what}.',
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
