/** Says over a puzzle, as long as it is so, that what is done in it is not kept. */
import type { StoreFault } from '../../table/store.ts'
import type { House } from '../shell/house.ts'
import { t } from '../text/t.ts'

const ID = 'puzzle'

/** Gives the function that ends it. */
export const sayUnkept = (
  { notify, dismiss }: Pick<House, 'notify' | 'dismiss'>,
  fault: StoreFault,
  retry: () => void,
): (() => void) => {
  let isOver = false
  const hush = (): void => dismiss(ID)
  const tryAgain = (): void => {
    hush()
    retry()
  }
  void import('../shell/trouble.ts').then(({ sayFault }) => {
    if (isOver) return
    const text = t('puzzles.unkept', { why: sayFault(fault) })
    notify({ id: ID, warn: true, text, action: { label: t('app.retry'), onPress: tryAgain }, onDismiss: hush })
  })
  return () => {
    isOver = true
    hush()
  }
}
