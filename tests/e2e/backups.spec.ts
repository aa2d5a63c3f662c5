import { backupJourneys } from '#tests/fixtures/backup-journeys'

backupJourneys()
