import { expect, test } from 'vitest'
import type { Link } from '../../src/table/link.ts'

export interface Pair {
  readonly a: Link<string, number>
  readonly b: Link<number, string>
  /** Resolves when everything that is under way has arrived. */
  quiet(): Promise<void>
}

/** What every link must hold, whatever carries it. */
export const linkContract = (open: () => Promise<Pair>): void => {
  test('messages arrive both ways, in order, each once', async () => {
    const { a, b, quiet } = await open()
    const heard: unknown[] = []
    a.receive((message) => heard.push(message))
    b.receive((message) => heard.push(message))
    for (const text of ['one', 'two', 'three']) a.send(text)
    await quiet()
    b.send(4)
    b.send(5)
    await quiet()
    expect(heard).toEqual(['one', 'two', 'three', 4, 5])
  })

  test('a message never arrives within the call that sends it', async () => {
    const { a, b, quiet } = await open()
    const heard: string[] = []
    b.receive((message) => heard.push(message))
    a.send('one')
    expect(heard).toEqual([])
    await quiet()
    expect(heard).toEqual(['one'])
  })

  test('a closed link says so on both sides and carries nothing more', async () => {
    const { a, b, quiet } = await open()
    const heard: string[] = []
    b.receive((message) => heard.push(message))
    expect([a.state(), b.state()]).toEqual(['open', 'open'])
    a.send('under way')
    a.close()
    a.send('too late')
    await quiet()
    expect([a.state(), b.state()]).toEqual(['closed', 'closed'])
    expect(heard).not.toContain('too late')
  })
}
