/** Why a game cannot be played here and now, and what can be done about it. */
import { useEffect } from 'preact/hooks'
import { StoreFailure } from '../../../table/store.ts'
import { useHouse } from '../../shell/house.ts'
import { Trouble } from '../../shell/Trouble.tsx'
import { sayFailure, sayFlaw } from '../../shell/trouble.ts'
import { t } from '../../text/t.ts'
import { atHand } from './atHand.ts'
import { exportIt } from './handOut.ts'
import { watchTable } from './unsaved.ts'
import type { Shown } from './useGame.ts'

interface Props {
  readonly id: string
  readonly onSteal: () => void
}

/** Another tab plays the game. What this one could not store of it can still be taken out. */
const Elsewhere = ({ id, onSteal }: Props) => {
  const house = useHouse()
  const table = atHand(id)
  const lacks = table !== undefined && table.fault() !== null
  useEffect(() => {
    if (lacks) watchTable(house, table).hush()
  }, [])
  const take = { id: 'take', label: t('status.takeBack'), onPress: onSteal }
  const save = { id: 'export', label: t('app.export'), onPress: () => void exportIt(house, id) }
  return <Trouble text={t(lacks ? 'status.takenUnsaved' : 'status.taken')} actions={lacks ? [save, take] : [take]} />
}

type Stuck = Exclude<Shown, { readonly at: 'opening' | 'table' }>

const isMissing = (error: unknown): boolean => error instanceof StoreFailure && error.fault === 'missing'

/** What is stored of it can be exported. */
export const Unplayable = ({ id, shown, onSteal }: Props & { readonly shown: Stuck }) => {
  const house = useHouse()
  const save = { id: 'export', label: t('app.export'), onPress: () => void exportIt(house, id) }
  switch (shown.at) {
    case 'elsewhere':
      return <Elsewhere id={id} onSteal={onSteal} />
    case 'flaw':
      return <Trouble text={sayFlaw(shown.flaw)} actions={[save]} />
    case 'failure':
      return <Trouble text={sayFailure(shown.error)} actions={isMissing(shown.error) ? [] : [save]} />
  }
}
