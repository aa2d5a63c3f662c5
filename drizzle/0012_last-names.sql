-- One or two letters are looked for at the beginning of the last name too: what stands after the last space.
CREATE INDEX users_last_name ON users (replace(full_name, rtrim(full_name, replace(full_name, ' ', '')), '') COLLATE NOCASE);
