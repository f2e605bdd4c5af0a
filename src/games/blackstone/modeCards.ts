/** The modes in the order in which New game offers them: what can be chosen, not yet the rules. */
import type { ModeCard } from '../../kernel/contract.ts'
import { card as advanced } from './modes/cards/advanced.ts'
import { card as coop } from './modes/cards/coop.ts'
import { card as firstEdition } from './modes/cards/first-edition.ts'
import { card as kingsQuest } from './modes/cards/kings-quest.ts'
import { card as puzzleMaster } from './modes/cards/puzzle-master.ts'
import { card as queensQuest } from './modes/cards/queens-quest.ts'
import { card as solo } from './modes/cards/solo.ts'
import { card as wizardsQuest } from './modes/cards/wizards-quest.ts'

export const MODE_CARDS: readonly ModeCard[] = [
  kingsQuest,
  solo,
  coop,
  puzzleMaster,
  queensQuest,
  wizardsQuest,
  advanced,
  firstEdition,
]
