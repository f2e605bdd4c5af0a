/** Hook for files that are dropped on the page, or pasted. */
import { useEffect } from 'preact/hooks'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

const acceptDrag = (event: DragEvent): void => {
  if (!hasFiles(event)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
}

/**
 * Files of what is pasted. Where a text comes with a picture of it, as from a word processor, the text is meant; the
 * name of a file is no such text.
 */
export const pastedFiles = (data: Pick<DataTransfer, 'files' | 'getData'> | null): readonly File[] => {
  const files = [...(data?.files ?? [])]
  const text = data?.getData('text/plain').trim() ?? ''
  return text === '' || files.some(({ name }) => text.includes(name)) ? files : []
}

/** Calls `onFiles` with files that are dropped or pasted while this page stands. */
export const useDroppedAndPastedFiles = (onFiles: (files: readonly File[]) => void): void => {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const receive = (event: Event, files: readonly File[]): void => {
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    addEventListener('dragover', acceptDrag, { signal })
    addEventListener('drop', (event) => receive(event, [...(event.dataTransfer?.files ?? [])]), { signal })
    addEventListener('paste', (event) => receive(event, pastedFiles(event.clipboardData)), { signal })
    return () => controller.abort()
  }, [onFiles])
}
