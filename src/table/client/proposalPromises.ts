/** Promises of a phone's own proposals. */
import type { Result } from '../../kernel/result.ts'
import type { Proposal } from '../proposalsAndCommits.ts'

/** Receipt of a proposal that was done; `saved` is false if nothing could be stored and play goes on all the same. */
export interface ProposalReceipt {
  readonly saved: boolean
}

type ProposalResolver = (result: Result<ProposalReceipt>) => void

export interface ProposalPromises {
  /**
   * Promise of a proposal that is pending now. A proposal that it has replaced is pending no more: its promise gets the
   * result of this one.
   */
  wait(proposal: Proposal, before: readonly Proposal[], pending: readonly Proposal[]): Promise<Result<ProposalReceipt>>
  /** Settles the promises of a proposal that is done or refused. */
  resolve(proposal: Proposal, result: Result<ProposalReceipt>): void
}

export const createProposalPromises = (): ProposalPromises => {
  const resolversByProposal = new Map<Proposal, readonly ProposalResolver[]>()
  const takeResolvers = (proposal: Proposal): readonly ProposalResolver[] => {
    const resolvers = resolversByProposal.get(proposal) ?? []
    resolversByProposal.delete(proposal)
    return resolvers
  }
  return {
    wait: (proposal, before, pending) =>
      new Promise((resolve) => {
        const replaced = before.filter((proposalBefore) => !pending.includes(proposalBefore))
        resolversByProposal.set(proposal, [...replaced.flatMap(takeResolvers), resolve])
      }),
    resolve: (proposal, result) => {
      for (const resolver of takeResolvers(proposal)) resolver(result)
    },
  }
}
