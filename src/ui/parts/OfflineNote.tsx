import '../../text/bundles/screens.ts'
import { t } from '../../text/t.ts'
import { useIsOnline } from './useIsOnline.ts'

/** Says, on a phone without internet, how several phones meet all the same; absent while there is internet. */
export const OfflineNote = () => <p role="status">{!useIsOnline() && t('who.offline')}</p>
