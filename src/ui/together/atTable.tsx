/** What several phones add to the screens of a table: signs on the chips, the line in place of the prompt, pleas, sheets, the deal. */
import '../style/phones.css'
import '../symbols/gather.ts'
import '../text/together.ts'
import type { ReadonlySignal } from '@preact/signals'
import type { Seat } from '../../kernel/contract.ts'
import type { AtTable, Chapters, Sign } from '../blackstone/game/chapter.ts'
import { atIt, LastDeed } from '../blackstone/game/LastDeed.tsx'
import type { Sitting } from '../blackstone/game/sitting.ts'
import { BotSign } from '../bots/atTable.tsx'
import { go, replace, up } from '../shell/route.ts'
import { t } from '../text/t.ts'
import { EndAsk } from './EndAsk.tsx'
import { FairDeal } from './FairDeal.tsx'
import { LinePrompt } from './LinePrompt.tsx'
import { MoveSeat } from './MoveSeat.tsx'
import { PhonesSheet } from './PhonesSheet.tsx'
import { PleaBar } from './PleaBar.tsx'
import type { Phones, PhonesView } from './props.ts'
import { Dot } from './SeatSign.tsx'
import { StandIn } from './StandIn.tsx'

/** Others alone have a sign, for this phone knows that it is here; and none where nothing is heard of them. */
const signsOf = ({ line, seats }: PhonesView, seat: Seat): readonly Sign[] => {
  const one = seats.find((other) => other.seat === seat)
  if (!one || one.mine || (line.at !== 'up' && line.at !== 'unsaved')) return []
  const words = t('phones.sign', { state: t(`state.${one.state}`) })
  const bot: Sign = { drawn: <BotSign thinks={false} />, words: t('bots.signOther') }
  return [{ drawn: <Dot state={one.state} />, words }, ...(one.bot && one.standIn !== 'this' ? [bot] : [])]
}

interface SheetsProps {
  readonly sitting: Sitting
  readonly phones: Phones
  /** The parts of the address behind `phones`. */
  readonly at: readonly string[]
}

const to = ({ path }: Sitting, ...sheet: readonly string[]): void => replace(...path, 'phones', ...sheet)

/** The sheet that is open: who is here, or one that lies behind it. */
const Sheets = ({ sitting, phones, at: [what, which] }: SheetsProps) => {
  const seat = phones.view.seats.find((one) => one.seat === Number(which))
  const back = () => to(sitting)
  if (what === 'move' && seat?.link) return <MoveSeat name={seat.name} link={seat.link} onClose={back} />
  if (what === 'for' && seat) {
    const yes = () => {
      phones.onStandIn(seat.seat)
      back()
    }
    return <StandIn name={seat.name} onYes={yes} onClose={back} />
  }
  return (
    <PhonesSheet
      phones={phones}
      onMove={(one) => to(sitting, 'move', String(one))}
      onStandIn={(one) => to(sitting, 'for', String(one))}
      onClose={up}
    />
  )
}

/** The chapters of a table that several phones share. `phones` is read wherever it is drawn. */
export const withPhones = (chapters: Chapters, phones: ReadonlySignal<Phones>): Chapters => ({
  ...chapters,
  signs: (now, seat) => [...chapters.signs(now, seat), ...signsOf(phones.value.view, seat)],
  menu: ({ sitting }) => [
    { id: 'phones', label: t('phones.title'), hint: t('phones.hint'), icon: 'phone', onPress: () => to(sitting) },
  ],
  Line: ({ sitting, now, children }) => {
    const { view, ...deeds } = phones.value
    const isElsewhere = view.seats.some((one) => one.seat === atIt(now) && !one.mine && one.standIn !== 'this')
    return (
      <>
        <LinePrompt line={view.line} onPress={() => go(...sitting.path, 'phones')}>
          {isElsewhere ? (
            <LastDeed sitting={sitting} now={now}>
              {children}
            </LastDeed>
          ) : (
            children
          )}
        </LinePrompt>
        {view.plea && <PleaBar plea={view.plea} {...deeds} />}
      </>
    )
  },
  Phones: ({ sitting, at }) => <Sheets sitting={sitting} phones={phones.value} at={at} />,
  Finish: ({ sitting }: AtTable) => {
    const yes = () => {
      up()
      sitting.end()
    }
    return <EndAsk onYes={yes} onClose={up} />
  },
  Deal: () => {
    const { deal } = phones.value.view
    return deal && <FairDeal deal={deal} />
  },
})
