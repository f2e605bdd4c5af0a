import type { MovedMark } from '#src/store/movedGame.ts'
import { formatLocale } from '#src/text/formatLocale.ts'
import { t } from '#src/text/t.ts'

/** Sentence that says where a game went, and when. */
export const movedText = ({ at, to, isSure }: MovedMark): string => {
  const when = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  if (!isSure) return t('moved.unsure', { when })
  return to ? t('moved.wentTo', { when, to }) : t('moved.went', { when })
}
