ALTER TABLE `messages` ADD `undo_until` integer;--> statement-breakpoint
CREATE INDEX `drafts_at_place` ON `drafts` (`place`);