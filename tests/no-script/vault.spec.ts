import { vaultJourneys } from '#tests/fixtures/vault-journeys'

vaultJourneys()
