import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { lanAddresses, lanCertificate } from '../../scripts/lanCertificate.mjs'

const made = mkdtempSync(join(tmpdir(), 'castle-certificate-'))
const folder = join(made, 'kept')
afterAll(() => rmSync(made, { recursive: true }))

describe('the certificate for phones on the same network', () => {
  test('is signed by the app’s authority, for these addresses and no longer than phones accept', async () => {
    const first = await lanCertificate(['192.168.7.20', '10.0.0.3'], folder)
    const leaf = new X509Certificate(first.cert)
    const authority = new X509Certificate(first.authority)
    expect(leaf.verify(authority.publicKey)).toBe(true)
    expect([leaf.checkIP('192.168.7.20'), leaf.checkIP('10.0.0.3'), leaf.checkIP('10.0.0.4')]).toEqual([
      '192.168.7.20',
      '10.0.0.3',
      undefined,
    ])
    expect([authority.ca, leaf.ca]).toEqual([true, false])
    expect((Date.parse(leaf.validTo) - Date.parse(leaf.validFrom)) / 86_400_000).toBeLessThan(825)
  })

  test('changes with the address, while the authority that a phone trusts stays; its key is for its owner alone', async () => {
    const one = await lanCertificate(['10.0.0.3'], folder)
    const other = await lanCertificate(['10.0.0.4'], folder)
    expect(other.cert).not.toBe(one.cert)
    expect(other.fingerprint).toBe(one.fingerprint)
    expect(statSync(join(folder, 'authority.key')).mode & 0o077).toBe(0)
  })

  test('never offers a phone the loopback address', () => {
    expect(lanAddresses().filter((address) => address.startsWith('127.'))).toEqual([])
  })
})
