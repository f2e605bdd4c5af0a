import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../text/t.ts'
import type { LineView } from './props.ts'
import { Dot } from './SeatSign.tsx'

const wordsOf = ({ at }: Exclude<LineView, { readonly at: 'up' }>): string => t(`line.${at}`)

/** What is said aloud when the line goes and when it is back; nothing at first. */
const useSaid = (line: LineView): string => {
  const before = useRef(line.at)
  const [said, say] = useState('')
  useEffect(() => {
    if (before.current === line.at) return
    const back = before.current === 'unsaved' ? 'line.saves' : 'line.back'
    before.current = line.at
    say(line.at === 'up' ? t(back) : wordsOf(line))
  }, [line.at])
  return said
}

interface LinePromptProps {
  readonly line: LineView
  /** To the sheet that says more. */
  readonly onPress: () => void
  /** The prompt as it is while all is well. */
  readonly children: ComponentChildren
}

/** Without a line nothing is done on this phone: that is what the prompt says then. */
export const LinePrompt = ({ line, onPress, children }: LinePromptProps) => {
  const said = useSaid(line)
  return (
    <>
      {line.at === 'up' ? (
        children
      ) : (
        <button type="button" class="prompt offline tap" onClick={onPress}>
          <Dot state={line.at === 'seeking' ? 'back' : 'away'} />
          <span>
            {wordsOf(line)} <u>{t('line.what')}</u>
          </span>
        </button>
      )}
      <span class="vh" role="status">
        {said}
      </span>
    </>
  )
}
