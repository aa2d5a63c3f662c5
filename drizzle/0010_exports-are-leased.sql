ALTER TABLE `exports` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `exports` ADD `last_error` text;--> statement-breakpoint
ALTER TABLE `exports` ADD `next_attempt_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `exports` ADD `first_attempt_at` integer;--> statement-breakpoint
ALTER TABLE `exports` ADD `lease` text;--> statement-breakpoint
CREATE INDEX `exports_due` ON `exports` (`state`,`next_attempt_at`);