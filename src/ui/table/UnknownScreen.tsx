/** Screen of an address that this app does not have. It says so, and leads Home. */
import '../../text/sheets.ts'
import { t } from '../../text/t.ts'
import { route } from '../common/route.ts'
import { ErrorScreen } from '../parts/ErrorScreen.tsx'

export const UnknownScreen = () => (
  <ErrorScreen text={t('app.unknown', { address: route.value.join('/') })} actions={[]} />
)
