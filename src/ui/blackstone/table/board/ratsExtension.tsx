/** Rats and dogs, as the tables of all modes that have them show them. */
import '../../text/puzzle.ts'
import { type DogSeen, dogsSeen, ratsSeen } from '../../../games/blackstone/insight/rats.ts'
import { ratIn, ratsOn } from '../../../games/blackstone/insight/sight.ts'
import { go } from '../../shell/route.ts'
import { t } from '../../text/t.ts'
import type { Cost, DogView, LogLine } from '../props.ts'
import { Dogs, Pets, RatsMeter, type RatsMeterProps } from '../Rats.tsx'
import type { AtTable, Sign, TableChapter, Tell } from './chapter.ts'
import { dogLabel } from './dogs.ts'
import type { Now } from './sitting.ts'
import { nameIn } from './teller.ts'

/** Opens the sheet of rats and dogs. */
export const openRats =
  ({ sitting }: AtTable) =>
  (): void =>
    go(...sitting.path, 'rats')

/** The meter; it says whose turn it is, or how far all are together. */
export const Meter = ({ sitting, now, points }: AtTable & Pick<RatsMeterProps, 'points'>) => {
  const rats = ratsSeen(now.state)
  const turn = t('rats.turn', { name: sitting.names[now.state.seat] ?? '' })
  return rats && <RatsMeter rats={rats} turn={turn} points={points} onPress={openRats({ sitting, now })} />
}

/** What adopts a free dog, what a kill costs with one's own. */
const dogCost = (dog: DogSeen, seat: number): Cost | null => {
  if (dog.owner < 0) return { token: dog.task, count: 0 }
  return dog.owner === seat ? { token: dog.wizards > 0 ? 'wizard' : 'knight', count: 1 } : null
}

export const dogViews = ({ sitting, now }: AtTable): readonly DogView[] =>
  dogsSeen(now.state).map((dog, at) => ({
    breed: dog.breed,
    coat: dog.breed === 'jack' ? at : 0,
    label: dogLabel(sitting.names, now.seat, dog),
    owner: dog.owner < 0 ? null : dog.owner === now.seat ? 'mine' : { seat: dog.owner },
    cost: dogCost(dog, now.seat),
    onPress: openRats({ sitting, now }),
  }))

export const DogRow = (at: AtTable) => <Dogs dogs={dogViews(at)} />

/** What the end of a turn tells after its rat card, and the beginning of the next. */
const AFTER: readonly LogLine['deed'][] = ['turn', 'mustered', 'turnedOver', 'refreshed', 'refilled', 'shuffled']

/** What the rats did, until the next deed. */
const ratNews = ({ sitting }: AtTable): LogLine | undefined => {
  const last = sitting.log.value.find(({ deed }) => !AFTER.includes(deed))
  return last?.deed === 'rats' ? last : undefined
}

/** What a seat has adopted, on its chip: where there is little room no row of dogs shows it. */
const pets = ({ state }: Now, seat: number): Sign | null => {
  const { dogs = [] } = state.courts[seat] ?? {}
  if (dogs.length === 0) return null
  const words = dogs.map((dog) => t('chip.dog', { dog: t(`dog.${dog}`) })).join('')
  return { drawn: <Pets key="pets" dogs={dogs} />, words }
}

const tell: Tell = {
  adopted: ({ seat, dog }, teller) => ({
    icon: dog,
    text: t('told.adopted', { name: nameIn(teller, seat), dog: t(`dog.${dog}`) }),
  }),
  killed: ({ seat, dog, slot }, teller) => ({
    icon: dog,
    text: t('told.killed', {
      name: nameIn(teller, seat),
      dog: t(`dog.${dog}`),
      count: ratsOn(teller.state, slot) || 1,
    }),
  }),
  rats: ({ slot, active }, { state }) => {
    const kind = ratIn(state, slot) ?? 'cat'
    return { icon: kind === 'plague' ? 'plague' : 'rat', text: t(`told.rats.${kind}`, { active }) }
  },
}

export const rats: TableChapter = {
  tell,
  sign: pets,
  idle(at) {
    const news = ratNews(at)
    return news ? { text: news.text } : null
  },
}
