import { expect, test } from 'vitest'
import type { MessageLink } from '../../src/table/messageLink.ts'

export interface Pair {
  readonly a: MessageLink<string, number>
  readonly b: MessageLink<number, string>
  /** Resolves when every message under way has arrived. */
  settle(): Promise<void>
}

/** Tests that every implementation of `Link` must pass. */
export const messageLinkContract = (open: () => Promise<Pair>): void => {
  test('messages arrive both ways, in order, each once', async () => {
    const { a, b, settle } = await open()
    const received: unknown[] = []
    a.receive((message) => received.push(message))
    b.receive((message) => received.push(message))
    for (const text of ['one', 'two', 'three']) a.send(text)
    await settle()
    b.send(4)
    b.send(5)
    await settle()
    expect(received).toEqual(['one', 'two', 'three', 4, 5])
  })

  test('a message never arrives within the call that sends it', async () => {
    const { a, b, settle } = await open()
    const received: string[] = []
    b.receive((message) => received.push(message))
    a.send('one')
    expect(received).toEqual([])
    await settle()
    expect(received).toEqual(['one'])
  })

  test('a closed link is closed on both sides and delivers nothing more', async () => {
    const { a, b, settle } = await open()
    const received: string[] = []
    b.receive((message) => received.push(message))
    expect([a.state(), b.state()]).toEqual(['open', 'open'])
    a.send('under way')
    a.close()
    a.send('too late')
    await settle()
    expect([a.state(), b.state()]).toEqual(['closed', 'closed'])
    expect(received).not.toContain('too late')
  })
}
