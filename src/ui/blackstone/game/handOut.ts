/** Handing a game out as a file, wherever that is asked. */
import type { House } from '../../shell/house.ts'
import { t } from '../../text/t.ts'

const ID = 'export'

export const exports = () => import('./exports.ts')

/** Hands the game out, or says why that was not possible. */
export const exportIt = async (house: House, id: string): Promise<void> => {
  const onDismiss = (): void => house.dismiss(ID)
  const why = await exports().then(
    ({ tryExport }) => tryExport(house.database, id),
    () => t('app.failed'),
  )
  if (why) house.notify({ id: ID, warn: true, text: why, onDismiss })
  else onDismiss()
}
