import { t } from '../../../text/t.ts'
import { Icon } from '../../parts/Icon.tsx'
import { isLessonDone } from './doneLessons.ts'

/** Tick behind the name of a lesson that was done. */
export const DoneTick = ({ id }: { readonly id: string }) =>
  isLessonDone(id) ? (
    <>
      <Icon name="tick" /> <span class="visuallyHidden">{t('learn.done')}</span>
    </>
  ) : null
