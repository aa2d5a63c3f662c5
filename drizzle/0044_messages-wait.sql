ALTER TABLE `drafts` ADD `send_at` integer;--> statement-breakpoint
CREATE INDEX `drafts_due` ON `drafts` (`send_at`) WHERE send_at is not null;--> statement-breakpoint
ALTER TABLE `messages` DROP COLUMN `undo_until`;