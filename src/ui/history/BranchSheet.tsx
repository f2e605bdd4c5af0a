/** What can be done from a step of a replay: play on from it in a new game, or hand the whole game on. */
import '../style/history.css'
import '../text/lookingBack.ts'
import '../text/refusals.ts'
import { useState } from 'preact/hooks'
import { nameOfSave } from '../../store/saves.ts'
import type { Film, Moment } from '../blackstone/game/film.ts'
import type { Sitting } from '../blackstone/game/sitting.ts'
import { type House, useHouse } from '../shell/house.ts'
import { go, up } from '../shell/route.ts'
import { Sheet } from '../shell/Sheet.tsx'
import { nameOfMode } from '../text/names.ts'
import { say, t } from '../text/t.ts'
import { branchable, branchOff, cardsOf } from './branch.ts'
import { shareSitting } from './shareGames.ts'
import { wholeOf } from './whole.ts'

interface Props {
  readonly sitting: Sitting
  readonly film: Film
  readonly moment: Moment
  /** Number of the moment, as the replay shows it. */
  readonly step: number
}

const onlySeat = ({ seats }: Sitting): number | null => {
  const [seat, ...others] = seats()
  return seat !== undefined && others.length === 0 ? seat : null
}

/** Resolves with why it was not possible; else the new game stands there. */
const begin = async ({ database }: House, { sitting, film, moment, step }: Props): Promise<string> => {
  const { id } = sitting.header
  const [save, name] = await Promise.all([wholeOf(database, sitting), nameOfSave(database, id)])
  const begun = await branchOff(database, { sitting, save, film, moment, step, name, me: onlySeat(sitting) })
  if (!begun.ok) return say(begun.error.code, begun.error.values, 'app.refused')
  go('play', begun.value)
  return ''
}

const Branch = (props: Props & { readonly onSay: (said: string) => void }) => {
  const house = useHouse()
  const { sitting, step, onSay } = props
  const start = (): void => {
    onSay('')
    begin(house, props).then(onSay, () => onSay(t('app.failed')))
  }
  return (
    <>
      <p>{t('branch.what', { step, mode: nameOfMode(sitting.header.mode) })}</p>
      <p>{t(`branch.cards.${cardsOf(sitting, sitting.save(), onlySeat(sitting))}`)}</p>
      {sitting.names.length > 1 && <p>{t('branch.seats')}</p>}
      <p class="muted">{t('branch.counts')}</p>
      <button type="button" class="btn go" onClick={start}>
        {t('branch.begin')}
      </button>
    </>
  )
}

export const BranchSheet = (props: Props) => {
  const { database } = useHouse()
  const { sitting, film, moment } = props
  const [said, speak] = useState('')
  const isOver = sitting.now.value.outcome !== null
  return (
    <Sheet title={t('branch.title')} onClose={up}>
      {branchable(sitting, film, moment) ? <Branch {...props} onSay={speak} /> : <p>{t('branch.over')}</p>}
      {isOver ? (
        <button type="button" class="btn" onClick={() => void shareSitting(database, sitting).then(speak)}>
          {t('branch.share')}
        </button>
      ) : (
        <p class="muted">{t('branch.noShare')}</p>
      )}
      <p role="status">{said}</p>
    </Sheet>
  )
}
