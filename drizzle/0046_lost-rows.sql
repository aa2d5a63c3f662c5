CREATE TABLE `lost_finds` (
	`id` text PRIMARY KEY NOT NULL,
	`node` text NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`uncertain` integer DEFAULT false NOT NULL,
	`left_out` integer NOT NULL,
	`decided_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lost_finds_created` ON `lost_finds` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lost_finds_open` ON `lost_finds` (`created_at`) WHERE decided_at is null;--> statement-breakpoint
CREATE TABLE `lost_rows` (
	`id` text PRIMARY KEY NOT NULL,
	`find_id` text NOT NULL,
	`table_name` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`before` text,
	`after` text,
	`state` text DEFAULT 'open' NOT NULL,
	`reason` text,
	`decided_by` text,
	`decided_at` integer,
	FOREIGN KEY (`find_id`) REFERENCES `lost_finds`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "lost_rows_state" CHECK(state in ('open', 'taken', 'dropped')),
	CONSTRAINT "lost_rows_kind" CHECK(kind in ('added', 'changed', 'removed'))
);
--> statement-breakpoint
CREATE INDEX `lost_rows_find` ON `lost_rows` (`find_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `lost_rows_decided_by` ON `lost_rows` (`decided_by`);