/** Families at the table: their choice, their powers in a court, and the other token that may pay. */
import '../../../symbols/families.ts'
import '../../../text/families.ts'
import '../../../text/questions.ts'
import type { Action } from '../../../../games/blackstone/actions.ts'
import { easiestFirst, otherwise, tokenOf } from '../../../../games/blackstone/insight/paying.ts'
import { holdsSecrets } from '../../../../games/blackstone/insight/sight.ts'
import { checkAction } from '../../../../games/blackstone/rules/deeds.ts'
import type { Seat } from '../../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import { FamilyButton, FamilyChoice, FamilySection } from '../../FamilyCard.tsx'
import type { LogLine } from '../../props.ts'
import type { AtTable, Instead, TableChapter } from '../chapter.ts'
import { familyIn, familyNamed, familyOn, usedUp } from '../familyView.ts'
import { tellGained } from '../gained.ts'
import { guards } from '../guards.tsx'
import { keepOne, tellKept } from '../KeepOne.tsx'
import type { Line } from '../prompt.ts'
import type { Now } from '../sitting.ts'
import { nameIn } from '../teller.ts'

/** The two families that this seat chooses from (ruling 154). */
const FamilyQuestion = ({ sitting, now }: AtTable) => {
  const todo = now.state.todo.at(-1)
  const slots = todo?.do === 'family' ? todo.slots : []
  const title = t('family.ask', { name: sitting.names[now.seat] ?? '' })
  return (
    <FamilyChoice title={title}>
      {slots.map((slot) => {
        const family = familyOn(now.scene, slot)
        return (
          family && <FamilyButton key={slot} family={family} onPress={() => sitting.act({ kind: 'family', slot })} />
        )
      })}
    </FamilyChoice>
  )
}

const CourtPart = ({ now, seat }: AtTable & { readonly seat: Seat }) => {
  const court = now.state.courts[seat]
  const family = court && familyIn(now.scene, court)
  return family ? <FamilySection family={family} used={usedUp(court)} /> : null
}

/** Whose member one is; empty while it is to be chosen. */
const payer = ({ scene, court }: Now): string => familyIn(scene, court)?.name ?? ''

/** The same with what it brings. */
const greets = ({ scene, court }: Now): string => {
  const family = familyIn(scene, court)
  return family ? t('family.yours', { family: family.name, powers: family.powers.join(' ') }) : ''
}

/** What stands in the log before the first deed of a turn. */
const BEGINS: readonly LogLine['deed'][] = ['turn', 'mustered', 'gained']

/** Where no hand is hidden no curtain tells it: the first turn begins with it. */
const idle = ({ sitting, now }: AtTable): Line | null => {
  const begins = now.state.round === 1 && BEGINS.includes(sitting.log.value[0]?.deed)
  const family = payer(now)
  return begins && family && !holdsSecrets(now.state, now.seat) ? { text: t('prompt.mine', { family }) } : null
}

/** A deed that reveals a card cannot be taken back: there the token is chosen before. */
const instead = (now: Now, action: Action): Instead | null => {
  const other = action.kind === 'retain' || action.kind === 'blowUp' ? null : otherwise(action)
  const [paid, token] = [tokenOf(action), other && tokenOf(other)]
  if (!other || !token || !paid || now.todo !== 'work' || checkAction(now.scene, other)) return null
  const look = { id: 'instead', label: t('do.payInstead'), hint: t('do.paid', { family: payer(now), token: paid }) }
  return { action: other, button: { ...look, cost: { token, count: 1 } } }
}

export const chapter: TableChapter = {
  asking: {
    family: { prompt: () => ({ text: t('prompt.family') }), Panel: FamilyQuestion },
    keep: keepOne,
  },
  pins: guards.pins,
  spoken: guards.spoken,
  notes: guards.notes,
  CourtPart,
  prefers: easiestFirst,
  instead,
  payer,
  greets,
  idle,
  tell: {
    ...guards.tell,
    familyChosen: ({ seat, slot }, teller) => ({
      icon: 'people',
      text: t('told.family', { name: nameIn(teller, seat), family: familyNamed(teller.state, slot) }),
    }),
    gained: tellGained,
    kept: tellKept,
  },
}
