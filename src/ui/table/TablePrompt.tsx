/** Prompt of a table: why the last touch did nothing, until the next one; else what can be done now. */
import { useEffect } from 'preact/hooks'
import { Prompt, type PromptProps } from '../parts/tableLayout/Prompt.tsx'
import type { RefusalLine } from './refusalLine.ts'

export const TablePrompt = ({ view, lead, onOpenRules, children }: PromptProps & { readonly view: RefusalLine }) => {
  const { refusal, clearRefusal } = view
  useEffect(() => {
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) addEventListener(touch, clearRefusal, true)
    return () => {
      for (const touch of touches) removeEventListener(touch, clearRefusal, true)
    }
  }, [clearRefusal])
  return (
    <>
      <Prompt {...(lead && !refusal.value && { lead })} {...(onOpenRules && { onOpenRules })}>
        {refusal.value ? <b>{refusal}</b> : children}
      </Prompt>
      <span class="visuallyHidden" role="status">
        {refusal}
      </span>
    </>
  )
}
