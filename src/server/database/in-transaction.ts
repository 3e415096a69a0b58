import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'

/** Runs a task in its own transaction and rolls back when the task throws. */
export async function inTransaction<Answer>(payload: Payload, task: (req: PayloadRequest) => Promise<Answer>): Promise<Answer> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const answer = await task(req)
    await commitTransaction(req)
    return answer
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
