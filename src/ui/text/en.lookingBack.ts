/** Sharing a game, branching one off, and the statistics, in English. */
export const lookingBack = {
  'history.share.copied': 'The link to this game is copied: paste it where you like.',
  'history.share.file': 'This game is too long for a link. It is a file among your downloads now: send that.',
  'history.share.failed': 'This browser does not share.',
  'history.share.noSecret':
    'This phone does not have all cards of this game, so nobody could check it. The phone that hosted it can share it.',
  'history.share.words': '{app}, {mode}: {result}',
  'shared.title': 'A shared game',
  'shared.checking': 'Every move of this game is played again and checked.',
  'shared.stop': 'Stop',
  'shared.stopped': 'Stopped. Nothing was kept.',
  'shared.again': 'Check it again',
  'shared.bad': 'This game cannot be opened',
  'shared.safe': 'Nothing on this phone was changed.',
  'shared.move': 'It is damaged or not true: what stands at entry {entry} cannot have happened.',
  'shared.on': 'This game is not over',
  'shared.who': '{mode} · {names}',
  'shared.true':
    'Checked: all {count, plural, one {# entry follows} other {# entries follow}} the rules, and every card is the one that was dealt.',
  'shared.watch': 'Watch it',
  'shared.branch': 'While you watch, “Branch off” lets you play on from any step.',
  'shared.keep': 'Keep it among my games',
  'shared.mine': 'My games',
  'branch.title': 'From this step',
  'branch.what':
    'A new game of {mode} begins as it stood at step {step}, on this phone. The one that you are watching stays as it is.',
  'branch.cards.all': 'All cards lie as they lay then, also those face down.',
  'branch.cards.mine':
    'Your own cards stay. All others that lie face down are dealt anew: this game is not over, and nobody shall look into it.',
  'branch.cards.none':
    'What lies face down is dealt anew, hidden hands too: this game is not over, and nobody shall look into it.',
  'branch.cards.unknown': 'What lay face down then is dealt anew, hidden hands too: this phone never had those cards.',
  'branch.seats': 'Bots keep their seats, all others are played here.',
  'branch.begin': 'Play on from here',
  'branch.over': 'The game is over here. Go a step back to play on.',
  'branch.share': 'Share the whole game',
  'branch.noShare': 'A game can be shared once it is over: until then its record would tell hidden cards.',
  'branch.counts': 'It does not count in the statistics.',
} as const
