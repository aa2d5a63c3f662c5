CREATE TABLE `backup_state` (
	`place` text PRIMARY KEY NOT NULL,
	`newest` text,
	`failure` text,
	`failed_at` integer
);
