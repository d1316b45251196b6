import pg from 'pg';

/** The player confirms the agent's proposal of a negotiation, on the database of another process. */
export async function confirmProposalOf(databaseUrl: string, negotiationId: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `update proposals set consent = 'player', consented_at = now()
     where id = (select proposal_id from negotiations where id = $1) and consent = 'waits'`,
    [negotiationId],
  );
  await client.end();
}
